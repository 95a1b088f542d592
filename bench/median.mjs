/** The middle one; `undefined` of none. */
export const median = (values = []) => values.toSorted((one, other) => one - other)[values.length >> 1];
