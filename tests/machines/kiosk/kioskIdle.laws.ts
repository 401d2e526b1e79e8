import { endsWithin, hasAnswered, hasCalled, hasFailed, hasTimedOut, isCalling } from '@kit/calls'
import type { Laws } from '@kit/laws'
import type { kioskIdleMachine } from '@machines/kiosk/kioskIdle/machine'

/** docs/behaviour.md#kiosk. */
export const kioskIdleLaws: Laws<typeof kioskIdleMachine> = {
  "only a kiosk has guests, and each kiosk starts with the building's pictures": ({
    before,
    event,
    after,
  }) => {
    if (event?.type === 'kiosk.ended') return after.matches('off')
    if (before === null || before.matches('off')) {
      return event?.type === 'kiosk.started'
        ? after.matches({ on: 'showcasing' })
        : after.matches('off')
    }
    return after.matches('on')
  },
  'starting a kiosk that is already running changes nothing': ({ before, event, after }) =>
    event?.type !== 'kiosk.started' ||
    before?.matches('on') !== true ||
    JSON.stringify(before.value) === JSON.stringify(after.value),
  'any input counts as use and closes the idle dialog': ({ before, event, after }) =>
    event?.type !== 'guest.acted' ||
    before === null ||
    before.matches('off') ||
    before.matches({ on: 'wiping' }) ||
    after.matches({ on: { inUse: 'waiting' } }),
  'an idle guest is asked before anything is wiped': ({ before, after }) =>
    !after.matches({ on: 'wiping' }) ||
    before?.matches({ on: 'wiping' }) === true ||
    (before?.matches({ on: { inUse: 'confirming' } }) === true && before.context.left <= 1),
  'the dialog counts down its full time, a second at a time': ({ before, after }) => {
    if (!after.matches({ on: { inUse: 'confirming' } })) return true
    if (before?.matches({ on: { inUse: 'confirming' } }) !== true)
      return after.context.left === after.context.warningSeconds
    const { left } = before.context
    return after.context.left === left || after.context.left === left - 1
  },
  'input is watched from the first touch until the guest leaves': (step) => {
    const { before, after } = step
    const isThere = after.matches({ on: 'inUse' })
    const comes = isThere && before?.matches({ on: 'inUse' }) !== true
    return hasCalled(step, 'watchGuest') === comes && (isThere || !isCalling(after, 'watchGuest'))
  },
  'presses are intercepted as soon as the device is a kiosk, with or without pictures': (step) => {
    const { before, after } = step
    const begins = after.matches('on') && before?.matches('on') !== true
    return (
      hasCalled(step, 'catchPresses') === begins &&
      (after.matches('on') || !isCalling(after, 'catchPresses'))
    )
  },
  "a guest's pressed link stays offered for their phone until they close it or leave": ({
    before,
    event,
    after,
  }) => {
    const { handOff } = after.context
    if (!after.matches({ on: 'inUse' })) return handOff === null
    if (before?.matches({ on: 'inUse' }) !== true || event?.type === 'handOff.closed')
      return handOff === null
    if (event?.type === 'handOff.offered')
      return handOff?.address === event.address && handOff?.needsSignIn === event.needsSignIn
    return handOff === before.context.handOff
  },
  'the return to the pictures wipes pages and browser, each once': (step) => {
    const { before, after, did } = step
    const begins = after.matches({ on: 'wiping' }) && before?.matches({ on: 'wiping' }) !== true
    const clears = did.filter(({ type }) => type === 'clearScope').length
    return clears === (begins ? 1 : 0) && hasCalled(step, 'wipeBrowser') === begins
  },
  'only a wipe leads from a guest to the pictures': ({ before, after }) =>
    before?.matches({ on: 'inUse' }) !== true || !after.matches({ on: 'showcasing' }),
  "a wipe ends, even without the browser's response, and is counted": ({
    before,
    event,
    after,
  }) => {
    const wasWiping = before?.matches({ on: 'wiping' }) === true
    const isOver =
      hasAnswered(event, 'wipeBrowser') ||
      hasFailed(event, 'wipeBrowser') ||
      (wasWiping && hasTimedOut(event))
    if (isOver && !after.matches({ on: 'showcasing' })) return false
    const counted = after.context.wipes - (before?.context.wipes ?? 0)
    return counted === (wasWiping && !after.matches({ on: 'wiping' }) ? 1 : 0)
  },
  'every picture and every wipe has a time limit': (step) => {
    const { after } = step
    if (after.matches({ on: 'showcasing' })) {
      return endsWithin(step, after.context.slideSeconds * 1000)
    }
    return !after.matches({ on: 'wiping' }) || endsWithin(step, 5000)
  },
  "the kiosk's content is read again from time to time, not with every picture": ({
    before,
    event,
    did,
  }) => {
    const isDue = before?.matches({ on: 'showcasing' }) === true && hasTimedOut(event, 'refresh')
    return did.filter(({ type }) => type === 'refreshPages').length === (isDue ? 1 : 0)
  },
  'the pictures follow each other, starting with the first': ({ before, event, after }) => {
    if (!after.matches({ on: 'showcasing' })) return true
    const goesOn = before?.matches({ on: 'showcasing' }) === true && !hasTimedOut(event, 'refresh')
    const first = goesOn ? before.context.slide : 0
    return after.context.slide === first + (goesOn && hasTimedOut(event, 'slide') ? 1 : 0)
  },
}
