/** The action of a file in the log of changes. */
export const applyAction = 'applyFile'
