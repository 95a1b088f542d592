// What lean-lit.mjs leaves out of Lit, and what stands in its place: exact texts of the pinned versions.

/** Lit's styles, for literals without substitutions in browsers with constructable style sheets: parsed when first worn. */
export const CSS_TAG = `
export const css = ([text]) => ({ text });
export const adoptStyles = (style) => {
  if (!style.sheet) (style.sheet = new CSSStyleSheet()).replaceSync(style.text);
  return style.sheet;
};
export const getCompatibleStyle = (style) => style;
export const supportsAdoptingStyleSheets = true;
export { css as CSSResult, css as unsafeCSS };
`;

/** By the end of the module's path: a text to leave out after each `-`, `…` being any text; after `+` what takes its place. */
export const CUTS = {
  'reactive-element/reactive-element.js': String.raw`
    - import{getCompatibleStyle
    + import{render as part}from"lit-html";import{getCompatibleStyle
    - ,p?.({ReactiveElement:y}),(a.reactiveElementVersions??=[]).push("2.1.2")

    # Properties are those of "static properties", which has those of the class it extends, too: strings, or read by a function
    # "converter"; never reflected, compared by identity, and without accessors of their own. Styles are lists of the sheets of CSS_TAG.
    - const{is:i,…f=(t,s)=>!i(t,s),b={…};Symbol.metadata??=Symbol("metadata"),a.litPropertyMetadata??=new WeakMap;
    + const f=0;
    - u as defaultConverter,
    - static addInitializer(t){…}static get observedAttributes(){…}static createProperty(t,s=b){…}constructor(){…}addController(t){(this._$EO??=new Set).add(t),…}removeController(t){…}_$E_(){…}createRender
    + static get observedAttributes() {
    +   this._$Eh = {};
    +   for (const [name, { attribute = name.toLowerCase(), converter }] of Object.entries(this.properties)) {
    +     const key = Symbol.for(name);
    +     if (attribute)
    +       this._$Eh[attribute] = (element, value) => {
    +         element[name] = converter ? converter(value) : value;
    +       };
    +     Object.defineProperty(this.prototype, name, {
    +       get() { return this[key]; },
    +       set(value) { if (value !== this[key]) (this[key] = value), this.requestUpdate(name); },
    +       configurable: true,
    +     });
    +   }
    +   return Object.keys(this._$Eh);
    + }
    + constructor() {
    +   super();
    +   this._$EO = new Set(), this._$AL = new Set(), this._$Ep = {};
    +   this.updateComplete = new Promise((resolve) => (this.enableUpdating = resolve));
    +   for (const name in this.constructor.properties)
    +     if (this.hasOwnProperty(name)) (this._$Ep[name] = this[name]), delete this[name];
    +   this.requestUpdate();
    + }
    + addController(t) { this._$EO.add(t); }
    + createRender
    - y.elementStyles=[],…[d("finalized")]=new Map
    + 0
    - return s(t,this.constructor.elementStyles),t
    + return t.adoptedStyleSheets=this.constructor.styles.map(s),t
    - this._$AK(t,i)}_$ET(t,s){…}requestUpdate(t,s,i,e=!1,h){…}async _$EP
    + this.constructor._$Eh[t](this, i);
    + }
    + requestUpdate(name) {
    +   if (name) this._$AL.add(name);
    +   if (!this.isUpdatePending) this.updateComplete = this._$EP();
    + }
    + async _$EP

    # Controllers are added by constructors, and stay; what was before a change is not kept. A shadow root is made once, when the element is connected, and was drawn by no server.
    - this._$EO?.
    + this._$EO.
    - this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions)
    + this.attachShadow({mode:"open"})
    - enableUpdating(!0)
    + enableUpdating()
    - enableUpdating(t){}

    # An update is neither put off nor called off. Every element has a willUpdate and a render; update() is told
    # what is drawn, which it hands on, and updated() nothing. Drawing has no options: they are for directives, and for handlers,
    # whose "this" is found below. So nothing is left of LitElement.
    - const t=this.scheduleUpdate();return null!=t&&await t,…scheduleUpdate(){return this.performUpdate()}
    - performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){…}let t=!1;
    + Object.assign(this,this._$Ep);this._$Ep={};let view;
    - t=this.shouldUpdate(s),t?(this.willUpdate(s),
    + this.willUpdate(s),
    - this.update(s)):this._$EM()}catch(s){throw t=!1,this._$EM(),s}t&&this._$AE(s)}willUpdate(t){}_$AE(t){…}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}
    + view=this.render()}finally{this._$AL=new Set,this.isUpdatePending=!1}this.update(view),this.hasUpdated=!0,this.updated()}
    - get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}
    - await this._$ES
    + await this.updateComplete
    - shouldUpdate(t){return!0}update(t){…}updated(t){}firstUpdated(t){}
    + update(view){(this._$Do??=part(this.renderRoot))._$AI(view)}updated(){}
  `,
  'lit-element/lit-element.js': String.raw`
    - s.litElementHydrateSupport?.({LitElement:i});const o=s.litElementPolyfillSupport;o?.({LitElement:i});
    + 0;
    - (s.litElementVersions??=[]).push("4.2.2");
    - i._$litElement$=!0,i["finalized"]=!0,
    - class i extends t{…render(){return r}}
    + const i=t;
  `,
  'lit-html/lit-html.js': String.raw`
    - throw Error("invalid template strings array")
    + throw Error("template")
    # Two copies of the script share one policy: under a strict directive a second may not be made.
    - s=t.trustedTypes,e=s?s.createPolicy("lit-html",{createHTML:t=>t}):void 0
    + e=t[Symbol.for("site-search.lit-html")]??=t.trustedTypes?.createPolicy("lit-html",{createHTML:t=>t})

    # No other copy of Lit reads what this one has made.
    - h="$lit$",o=…,l=document
    + l=document
    - E=Symbol.for("lit-noChange"),A=Symbol.for("lit-nothing")
    + E=Symbol(),A=undefined

    # An element is drawn at the end of its root.
    - j={M:h,…B=t.litHtmlPolyfillSupport;B?.(S,k),(t.litHtmlVersions??=[]).push("3.3.3");const D=(t,i,s)=>{…};export
    + D=t=>new k(t.appendChild(c()),null);export
    - j as _$LH,
    - i=t=>t,
    - const s=i(t).nextSibling;i(t).remove()
    + const s=t.nextSibling;t.remove()

    # "nothing" is undefined: what Lit reads as nothing in content, and what no attribute of ours has for a value otherwise.
    # Templates have been prepared by compile-templates.mjs. A handler's name begins with "@", a property's with ".".
    - f="[ \t\n\f\r]",v=…,E=Symbol
    + b=(t,...i)=>({_$litType$:t,_$AV:i}),E=Symbol
    - T as mathml,
    - ,w as svg
    - ,C=new WeakMap,P=l.createTreeWalker(l,129)
    - function V(t,i){…}const N=…class S{…return s.innerHTML=t,s}}

    # Values are nothing, noChange, texts, nodes, templates, and arrays of such; an attribute is one
    # value, with no text round it. No directive resolves them, and no part is asked where it is, or whether it is connected.
    # Texts are new nodes each time: browsers that translate a page put nodes of their own in the place of those that were there.
    - ,d=t=>u(t)||"function"==typeof t?.[Symbol.iterator]
    - a=t=>null===t||"object"!=typeof t&&"function"!=typeof t,
    - function M(…class H{…const D
    + const R = (template, values, content) => {
    +   const [markup, ...places] = template;
    +   if (markup.at)
    +     (template[0] = l.createElement("template")).innerHTML = e?.createHTML(markup) ?? markup;
    +   const fragment = l.importNode(template[0].content, true);
    +   const elements = fragment.querySelectorAll("*");
    +   const markers = l.createTreeWalker(fragment, 128);
    +   const parts = places.map((place) =>
    +     place ? H(elements[parseInt(place[0], 36)], place.slice(1)) : new k(markers.nextNode(), markers.currentNode.nextSibling));
    +   const set = (values) => parts.forEach((part, index) => part._$AI(values[index]));
    +   set(values);
    +   content.T(fragment);
    +   return { _$AD: template, p: set };
    + };
    + class k {
    +   constructor(start, end) { this._$AH = A, this._$AA = start, this._$AB = end; }
    +   _$AI(value) {
    +     if (value == null || value === "") this._$AH !== A && this._$AR(), this._$AH = A;
    +     else if (value._$litType$) {
    +       if (this._$AH?._$AD === value._$litType$) this._$AH.p(value._$AV);
    +       else this._$AH = R(value._$litType$, value._$AV, this);
    +     } else if (u(value)) {
    +       if (!u(this._$AH)) this._$AR(), this._$AH = [];
    +       value.forEach((item, index) => (this._$AH[index] ??= new k(this.O(), this.O()))._$AI(item));
    +       const [rest] = this._$AH.splice(value.length);
    +       if (rest) this._$AR(rest._$AA);
    +     } else if (value !== this._$AH && value !== E) this.T(value), this._$AH = value;
    +   }
    +   O() { return this._$AA.parentNode.insertBefore(c(), this._$AB); }
    +   T(content) { this._$AR(), this._$AA.after(content); }
    +   _$AR(node = this._$AA.nextSibling) {
    +     while (node !== this._$AB) {
    +       const next = node.nextSibling;
    +       node.remove(), node = next;
    +     }
    +   }
    + }

    # An attribute (none where its value is nothing), a property, or a handler: a function that knows who it is of.
    + const H = (element, name, rest = name.slice(1), before = A) => ({
    +   _$AI(value) {
    +     if (value === before) return;
    +     if (name[0] === "@") before === A && element.addEventListener(rest, (event) => before(event));
    +     else if (name[0] === ".") element[rest] = value;
    +     else if (value === A) element.removeAttribute(name);
    +     else element.setAttribute(name, value);
    +     before = value;
    +   },
    + });
    + const D
  `,
  'task/task.js': String.raw`
    # Tasks are made with options, and run where their arguments have changed, or, those without any, when told to. Nobody asks for their
    # state or end, and so no host is drawn anew when it changes. Their functions never reject: what has failed is a value. What
    # is done is not aborted: that makes an error.
    - class h{get taskComplete(){…}constructor(t,s,i){this.p=0,this.i=0,(this._=t).
    + class h{constructor(t,s){t.
    - const h="object"==typeof s?s:{task:s,args:i};this.v=h.task,this.j=h.args,this.m=h.argsEqual??r,this.k=h.onComplete,this.A=h.onError,this.autoRun=h.autoRun??!0,"initialValue"in h&&(…)}
    + this.v=s.task,this.j=s.args}
    - !0===this.autoRun&&this.S()}hostUpdated(){…}T(){…}async S(){…}async run(t){…}abort(t){…}get value(){return this.u}get error(){return this.l}get status(){return this.i}render(t){…"Unexpected status: "+this.i)}}
    + const args = this.j?.();
    + if (args?.some((value, index) => value !== this.O?.[index])) this.run(args);
    + }
    + run(args) {
    +   this.abort();
    +   this.O = args;
    +   let run = new AbortController();
    +   this.abort = () => run?.abort();
    +   this.v(args, run).finally(() => { run = undefined; });
    + }
    + abort() {}
  `,
};
