import * as saved from '@features/content/saved/saved.css'
import * as notice from '@ui/notice/Notice.css'
import * as states from '@ui/states/states.css'
import * as toast from '@ui/toast/Toast.css'

/** Where screens say what has happened: a state in place of the data, a notice, a toast, a field's error, a dialog. */
const places = [
  `.${states.state}`,
  `.${notice.notice}`,
  `.${toast.toast}`,
  `.${saved.save} > p:not(:empty)`,
  '[id$="-error"]',
  'dialog[open]',
].join(', ')

const isHidden = (node: Element) =>
  node.closest('[hidden], dialog:not([open]), [style*="display: none"], [data-announcer]') !== null

const wordsOf = (node: Element) => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** The name of a dialog; its content may contain places of its own. */
function titleOf(dialog: Element): string {
  const id = dialog.getAttribute('aria-labelledby')
  const title = id === null ? null : document.getElementById(id)
  return `dialog: ${title === null ? (dialog.getAttribute('aria-label') ?? '') : wordsOf(title)}`
}

/** A dialog that repeats nothing, because a place in it says what has happened. */
const hasOwnPlace = (dialog: Element) =>
  [...dialog.querySelectorAll(places)].some((node) => !isHidden(node))

/** What the page says has happened: the words of each place. */
export function outcomes(): string[] {
  return [...document.querySelectorAll(places)]
    .filter((node) => !isHidden(node) && !(node.matches('dialog') && hasOwnPlace(node)))
    .map((node) => (node.matches('dialog') ? titleOf(node) : wordsOf(node)))
}

/** Where the user can go on: the top dialog, or else the page. */
export function foreground(): Element {
  const dialogs = [...document.querySelectorAll('dialog[open]')]
  return dialogs.at(-1) ?? document.querySelector('main') ?? document.body
}

/** The enabled controls with a name that can be pressed. */
export const waysOut = (place = foreground()): string[] =>
  [...place.querySelectorAll('button:not(:disabled):not([aria-disabled="true"]), a[href]')]
    .filter((node) => !isHidden(node))
    .map((node) => node.getAttribute('aria-label') ?? wordsOf(node))
    .filter((name) => name !== '')

/** Whether something says that it is being waited for. */
export const isBusy = (): boolean =>
  [...document.querySelectorAll('[aria-busy="true"]')].some((node) => !isHidden(node))
