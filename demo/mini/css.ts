export const miniCss = `
:root { color-scheme: light dark; --brand: #34495e; --on-brand: #fff }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1.5rem 1.25rem 3rem; max-width: 42rem; font: 1rem/1.5 system-ui, sans-serif; color: #1f2328; background: #fff;
  overflow-wrap: break-word }
h1 { margin: 0 0 .25rem; font-size: 1.75rem; line-height: 1.15; text-wrap: balance }
h2 { margin: 1.5rem 0 0; font-size: 1.125rem }
li h2, h3 { margin: 0; font-size: 1.125rem }
p { margin: .25rem 0 1rem }
.muted { color: #5c6672 }
ul { list-style: none; margin: 1.5rem 0; padding: 0; display: grid; gap: .75rem }
li, form { padding: 1rem; border: 1px solid #d5d9de; border-radius: .75rem }
li { display: flex; justify-content: space-between; align-items: center; gap: .75rem }
li div { min-width: 0 }
li p { margin: 0 }
li button { flex: none }
form { display: grid; gap: 1rem; margin: 1.5rem 0 }
label { display: grid; gap: .25rem; font-weight: 600; align-content: start }
.two { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr)) }
li p.status { margin-top: .25rem; font-weight: 600 }
li p.status.checked_in { color: #1a6b3c }
.code { font: 600 1rem/1.5 ui-monospace, monospace; letter-spacing: .06em }
.code.large { padding: 1rem; font-size: 1.25rem; text-align: center; border: 1px solid #d5d9de; border-radius: .75rem }
@media (max-width: 32rem) { li { flex-direction: column; align-items: start } }
input, select, textarea { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; font-weight: 400; color: inherit; background: transparent;
  border: 1px solid #76808c; border-radius: .5rem }
button { min-height: 2.75rem; padding: 0 1.5rem; font: inherit; font-weight: 600; color: var(--on-brand); background: var(--brand); border: 0;
  border-radius: .5rem; cursor: pointer }
button.plain { color: inherit; background: transparent; border: 1px solid #76808c }
button:disabled { opacity: .6; cursor: default }
.row { display: flex; flex-wrap: wrap; gap: .75rem }
.error { margin: .75rem 0 1rem; padding: .75rem 1rem; color: #a8201a; border: 1px solid currentcolor; border-radius: .5rem }
:focus-visible { outline: 3px solid #7aa7d6; outline-offset: 2px }
h1:focus { outline: 0 }
@media (prefers-color-scheme: dark) {
  body { color: #e8eaed; background: #17191c }
  .muted { color: #a9b1bb }
  li p.status.checked_in { color: #7fd3a2 }
  .code.large { border-color: #3a4048 }
  li, form { border-color: #3a4048 }
  .error { color: #ff9d96 }
  option { background: #17191c }
}
`
