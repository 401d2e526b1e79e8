/**
 * Only the field: the surrounding page renders its frame, label and errors, and sends its styles.
 */
export const frameCss = `
* { box-sizing: border-box }
html, body { height: 100%; margin: 0; background: transparent }
input { display: block; width: 100%; height: 100%; margin: 0; padding: 0 16px; border: 0; border-radius: 0; outline: 0; background: transparent;
  color: inherit; font: 17px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; appearance: none }
input::placeholder { color: inherit; opacity: .6 }
`
