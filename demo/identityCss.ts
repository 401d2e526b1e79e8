/**
 * Styles of the demo's identity providers: deliberately unlike Portico, because the user is at
 * another site.
 */
export const identityCss = `
:root { color-scheme: light dark; --ground: #eef1f5; --surface: #fff; --text: #1b232d; --quiet: #525d6b;
  --line: #8c97a5; --danger: #a8201a }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem 1rem;
  font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--ground) }
main { width: 100%; max-width: 26rem; padding: 2rem; background: var(--surface); border-radius: .75rem;
  border-top: .375rem solid var(--accent); box-shadow: 0 .25rem 1.5rem rgb(20 30 45 / .1) }
header { display: grid; grid-template-columns: auto 1fr; column-gap: .75rem; align-items: center; margin: 0 0 1.5rem }
header span { grid-row: 1 / 3; display: grid; place-items: center; width: 2.75rem; height: 2.75rem;
  border-radius: .5rem; background: var(--accent); color: #fff; font: 600 1.25rem/1 system-ui, sans-serif }
header strong, header small { line-height: 1.25 }
header small { color: var(--quiet) }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.2 }
p { margin: .25rem 0 1.25rem; color: var(--quiet) }
label { display: block; margin: 1rem 0 .25rem; font-weight: 600 }
input:not([type=hidden]) { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit;
  color: inherit; background: transparent; border: 1px solid var(--line); border-radius: .375rem }
.actions { display: flex; gap: .75rem; margin: 1.5rem 0 }
button { min-height: 2.75rem; padding: .5rem 1.25rem; font: 600 1rem/1.25 system-ui, sans-serif; cursor: pointer;
  color: #fff; background: var(--accent); border: 1px solid transparent; border-radius: .375rem }
button.muted { color: inherit; background: transparent; border-color: var(--line) }
:focus-visible { outline: 2px solid var(--text); outline-offset: 2px }
.error { margin: 0; padding: .5rem .75rem; color: var(--danger); border: 1px solid currentcolor; border-radius: .375rem }
.hint { margin: 0; padding: 1rem 0 0; border-top: 1px solid color-mix(in srgb, var(--line) 40%, transparent);
  font-size: .875rem }
code { font: 600 .875rem/1 ui-monospace, monospace; color: var(--text) }
@media (prefers-color-scheme: dark) {
  :root { --ground: #12171d; --surface: #1b232d; --text: #eef1f5; --quiet: #b3bdc9; --line: #73808f; --danger: #ff9d96 }
}
`
