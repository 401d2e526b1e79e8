/** Styles that pages of a building add to those of every demo page; the colors precede it. */
export const brandCss = `
body { max-width: 42rem; background: #fbfaf7; border-top: .375rem solid var(--brand); min-height: 100vh }
h1 { font: 400 clamp(1.75rem, 1.4rem + 2vw, 2.5rem)/1.1 Display, Georgia, serif; text-wrap: balance }
h2 { margin: 1.5rem 0 .25rem; font-size: 1.125rem }
a { color: inherit; text-underline-offset: .2em }
.house { display: flex; justify-content: space-between; gap: 1rem; align-items: center; min-height: 2.75rem; margin: 0 0 .75rem;
  font-size: .8125rem; letter-spacing: .04em }
.house span { padding-left: .75rem; border-left: .25rem solid var(--accent); font-weight: 600 }
.house a, .again { display: inline-flex; align-items: center; min-height: 2.75rem }
main > svg { display: block; width: 100%; height: auto; margin: 1rem 0 1.5rem; border-radius: .75rem }
form.fields { display: grid; gap: 1rem; margin: 1.5rem 0 }
.fields label { display: grid; gap: .25rem; font-weight: 600 }
.two { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr)) }
input:not([type=radio]), select { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; font-weight: 400; color: inherit;
  background: #fff; border: 1px solid #76808c; border-radius: .375rem }
button { color: var(--on-brand); background: var(--brand); border-radius: .375rem; justify-self: start }
.error { margin: 1rem 0 0; padding: .75rem 1rem; color: #a8201a; border: 1px solid currentcolor; border-radius: .375rem }
time, .count { font-variant-numeric: tabular-nums }
@media (prefers-color-scheme: dark) {
  body { background: #15171a; border-color: var(--accent) }
  input:not([type=radio]), select { background: #1f2328 }
  button { color: var(--ink); background: var(--glow) }
  .error { color: #ff9d96 }
}
`
