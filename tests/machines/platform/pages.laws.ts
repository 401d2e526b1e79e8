import type { LiveMessage } from '@contract/live'
import { pageLogics } from '@features/pages'
import type { Laws, Moment } from '@kit/laws'
import { after, cites } from '@kit/vocabulary'
import { dialogKey } from '@machines/platform/pages/context'
import { isSamePage, type Page } from '@machines/platform/pages/logic'
import type { PagesMachine } from '@machines/platform/pages/machine'
import { isSameScope, type Scope } from '@machines/platform/pages/scope'

const pageNames = pageLogics.map(({ name }) => name)
const isPersistent = (name: string) =>
  pageLogics.some(({ name: other, lifetime }) => other === name && lifetime === 'persistent')

type Step = Moment<PagesMachine>
type Snapshot = Step['after']

const dialogs = ['requestForm', 'passwordUpdate', 'search'] as const
const logicOf = ({ children }: Snapshot, name: string) => children[name]
const dialogsOf = ({ children }: Snapshot) => dialogs.flatMap((name) => children[name] ?? [])
const running = (snapshot: Snapshot) => pageNames.filter((name) => logicOf(snapshot, name))
const isOpen = ({ context }: Snapshot, page: Page) =>
  context.open.some((each) => isSamePage(each.page, page))

const scopeIn = (event: object) => (event as { scope: Scope | null }).scope

/** The scope received in this step, if it is another one. */
function otherScope({ before, event }: Step): { scope: Scope | null } | null {
  if (event?.type !== 'scope.changed' || before === null) return null
  const scope = scopeIn(event)
  return isSameScope(before.context.scope, scope) ? null : { scope }
}
const entered = ({ event }: Step) => (event?.type === 'page.entered' ? (event.page as Page) : null)

/** docs/behaviour.md and docs/architecture.md: a page's logic belongs to one scope. */
export const pagesLaws: Laws<PagesMachine> = {
  'no logic runs without a scope': ({ after: now }) =>
    now.context.scope !== null ||
    (running(now).length === 0 && now.context.running.length === 0 && dialogsOf(now).length === 0),
  'each visible page has its logic as soon as there is a scope': ({ after: now }) =>
    !now.matches({ scope: 'showing' }) ||
    now.context.open.every(({ page }) => logicOf(now, page.name) !== undefined),
  'pages are idle only without a scope': ({ after: now }) =>
    now.matches({ scope: 'idle' }) === (now.context.scope === null) ||
    now.matches({ scope: 'restarting' }),
  'requested logic runs': cites(
    "The app prefetches a page's data when a finger or pointer is near its link, and shows the page from that.",
    ({ after: now }) =>
      JSON.stringify(now.context.running.map(({ name }) => name).toSorted()) ===
      JSON.stringify(running(now).toSorted()),
  ),
  'another scope ends all logic of the previous one': cites(
    'Switching the building or the language reloads everything.',
    (step) => {
      const change = otherScope(step)
      if (change === null || step.before === null) return true
      const { before, after: now } = step
      return (
        isSameScope(now.context.scope, change.scope) &&
        dialogsOf(now).length === 0 &&
        pageNames.every(
          (name) =>
            logicOf(before, name) === undefined || logicOf(now, name) !== logicOf(before, name),
        )
      )
    },
  ),
  'the same scope again changes nothing': after('scope.changed').next(
    ({ before, event, after: now, sent }: Step) =>
      !isSameScope(before?.context.scope ?? null, scopeIn(event ?? {})) ||
      (sent.length === 0 && JSON.stringify(now.value) === JSON.stringify(before?.value)),
  ),
  'pages that restart do so in the next turn': cites(
    'Switching the building or the language reloads everything.',
    ({ before, event, after: now, delays }) => {
      if (now.matches({ scope: 'restarting' }) && !Object.values(delays).includes(0)) return false
      if (!before?.matches({ scope: 'restarting' }) || event?.type.includes('nextTurn') !== true)
        return true
      return now.matches({ scope: before.context.scope === null ? 'idle' : 'showing' })
    },
  ),
  'an entered page is visible': cites(
    "{token} in the query of a utility's URL is replaced by a fresh token only if the URL is at one of the configured tokenOrigins.",
    (step) => {
      const page = entered(step)
      return page === null || isOpen(step.after, page)
    },
  ),
  'only one page of each name is visible': ({ after: now }) => {
    const names = now.context.open.map(({ page }) => page.name)
    return new Set(names).size === names.length
  },
  'a page that was left is not visible': after('page.left').next(
    ({ event, after: now }: Step) =>
      !now.context.open.some(({ page }) => page.name === event?.name),
  ),
  'leaving a page ends its logic, unless it is persistent': ({ before, event, after: now }) => {
    if (event?.type !== 'page.left' || before === null) return true
    const name = event.name as string
    return isPersistent(name)
      ? logicOf(now, name) === logicOf(before, name)
      : logicOf(now, name) === undefined
  },
  'entering a page that is already visible changes nothing': (step) => {
    const page = entered(step)
    const { before, after: now, sent } = step
    if (page === null || before === null || !isOpen(before, page)) return true
    return (
      logicOf(now, page.name) === logicOf(before, page.name) &&
      sent.length === 0 &&
      JSON.stringify(now.context.open) === JSON.stringify(before.context.open)
    )
  },
  'a page with other parameters restarts': (step) => {
    const page = entered(step)
    if (page === null || step.before === null) return true
    const known = step.before.context.running.find(({ name }) => name === page.name)
    if (known === undefined || isSamePage(known, page)) return true
    return logicOf(step.after, page.name) !== logicOf(step.before, page.name)
  },
  'returning to a page finds its logic, which is notified': (step) => {
    const page = entered(step)
    if (page === null || step.before === null || isOpen(step.before, page)) return true
    const { before, after: now, sent } = step
    if (!before.context.running.some((each) => isSamePage(each, page))) return true
    return (
      logicOf(now, page.name) === logicOf(before, page.name) &&
      now.context.open.some((each) => isSamePage(each.page, page) && each.isReturn) &&
      sent.length === 1 &&
      sent[0]?.src === page.name &&
      sent[0].event.type === 'request.invalidated'
    )
  },
  'starting a page is not a return': (step) => {
    const page = entered(step)
    if (page === null || step.before?.context.running.some((each) => isSamePage(each, page)))
      return true
    return !step.after.context.open.some((each) => isSamePage(each.page, page) && each.isReturn)
  },
  'each running page reads stale data again once': after('pages.refreshed').next(
    ({ before, sent }: Step) =>
      before === null ||
      JSON.stringify(sent.map(({ src }) => src).toSorted()) ===
        JSON.stringify(running(before).toSorted()),
  ),
  'no other event makes pages read': ({ event, sent }) =>
    ['pages.refreshed', 'page.entered', 'live.changed'].includes(event?.type ?? '') ||
    sent.every(({ src }) => src === 'toasts'),
  'visible pages read what has changed, if they show it': ({ before, event, sent }) => {
    if (event?.type !== 'live.changed' || before === null) return true
    const { data } = event.message as LiveMessage
    const shown = before.context.open.filter(({ page }) => logicOf(before, page.name))
    return shown.every(({ page }) => {
      const setSubject = page.name === 'utilities' || ('uuid' in page && page.uuid === data?.uuid)
      return sent.some(({ src }) => src === page.name) === setSubject
    })
  },
  'a dialog opens only within a scope and if none is open': ({ before, event, after: now }) => {
    const wanted = {
      'requestForm.opened': 'requestForm',
      'passwordUpdate.opened': 'passwordUpdate',
    }[event?.type ?? ''] as (typeof dialogs)[number] | undefined
    if (wanted === undefined || before === null) return true
    const mayOpen = before.context.scope !== null && before.matches({ dialog: 'closed' })
    return mayOpen
      ? now.children[wanted] !== undefined && dialogsOf(now).length === 1
      : dialogsOf(now).every((dialog) => dialogsOf(before).includes(dialog))
  },
  'the search opens once its code has loaded, and a failure shows': ({
    before,
    event,
    after: now,
    sent,
  }) => {
    if (before?.matches({ dialog: 'fetchingSearch' }) !== true) return true
    if (event?.type === 'xstate.done.actor.fetchSearch') return now.children.search !== undefined
    const isLost =
      event?.type === 'xstate.error.actor.fetchSearch' ||
      event?.type.includes('codeTimeout') === true
    return sent.some(({ event: reported }) => reported.type === 'toast.raised') === isLost
  },
  "the form starts with the page's values": after('requestForm.opened').next(
    ({ before, event, after: now }: Step) =>
      before?.matches({ dialog: 'closed' }) !== true ||
      before.context.scope === null ||
      (now.context.requestFields === event?.fields &&
        now.context.requestedService === (event?.service ?? null)),
  ),
  'a dialog closes with the path below it': after('location.left').next(
    ({ after: now }: Step) => dialogsOf(now).length === 0,
  ),
  'a dialog that has ended is closed': ({ event, after: now }) =>
    !dialogs.some((name) => event?.type.endsWith(`actor.${name}`)) ||
    now.matches({ dialog: 'closed' }),
  'a dialog runs until it ends, or the path or scope changes': (step) => {
    const { before, event, after: now } = step
    if (before === null || dialogsOf(before).length === 0 || event === null) return true
    const mayEnd =
      event.type === 'location.left' ||
      dialogs.some((name) => event.type.endsWith(`actor.${name}`)) ||
      otherScope(step) !== null
    return mayEnd || dialogsOf(now)[0] === dialogsOf(before)[0]
  },
  'a dialog that crashes is reported once by its name': cites(
    'The app reports render errors, uncaught errors and rejections, charts that end in an error, responses that do not match the contract, and hydration mismatches.',
    ({ event, did }) => {
      const name = dialogs.find((each) => event?.type === `xstate.error.actor.${each}`)
      const reports = did.flatMap(({ type, params }) => (type === 'reportBroken' ? [params] : []))
      return JSON.stringify(reports) === JSON.stringify(name === undefined ? [] : [{ name }])
    },
  ),
  'no two machines share a key prefix': ({ before, after: now }) => {
    if (before === null) return true
    const started =
      running(now).filter((name) => logicOf(now, name) !== logicOf(before, name)).length +
      dialogsOf(now).filter((dialog) => !dialogsOf(before).includes(dialog)).length
    return (
      now.context.started === before.context.started + started &&
      (started === 0 || dialogKey(now.context) !== dialogKey(before.context))
    )
  },
}
