/** What every payload does if it is let run: it leaves a trace in its window and the one round it. */
export const RUN = 'window.__pwned=parent.__pwned=1';
/** A place that nothing of the widget has any business with. */
export const EVIL = 'https://pwned.test';
