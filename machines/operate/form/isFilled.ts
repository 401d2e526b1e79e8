/** Whether every field of a form has a value. */
export const isFilled = (fields: object): boolean =>
  Object.values(fields).every((value) => value !== '')
