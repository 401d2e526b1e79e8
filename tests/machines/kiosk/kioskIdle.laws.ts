import { endsWithin, hasAnswered, hasCalled, hasFailed, hasTimedOut, isCalling } from '@kit/calls'
import type { Laws } from '@kit/laws'
import type { kioskIdleMachine } from '@machines/kiosk/kioskIdle/machine'

/** docs/behaviour.md#kiosk. */
export const kioskIdleLaws: Laws<typeof kioskIdleMachine> = {
  'only a kiosk has guests, and each kiosk begins by showing the building': ({
    before,
    event,
    after,
  }) => {
    if (event?.type === 'kiosk.ended') return after.matches('off')
    if (before === null || before.matches('off')) {
      return event?.type === 'kiosk.started'
        ? after.matches({ on: 'attracting' })
        : after.matches('off')
    }
    return after.matches('on')
  },
  'a kiosk that is told once more that it is one goes on': ({ before, event, after }) =>
    event?.type !== 'kiosk.started' ||
    before?.matches('on') !== true ||
    JSON.stringify(before.value) === JSON.stringify(after.value),
  'whoever does anything uses the kiosk, and is not asked any more': ({ before, event, after }) =>
    event?.type !== 'guest.acted' ||
    before === null ||
    before.matches('off') ||
    before.matches({ on: 'wiping' }) ||
    after.matches({ on: { inUse: 'waiting' } }),
  'somebody who does nothing is asked before anything is wiped': ({ before, after }) =>
    !after.matches({ on: 'wiping' }) ||
    before?.matches({ on: 'wiping' }) === true ||
    (before?.matches({ on: { inUse: 'confirming' } }) === true && before.context.left <= 1),
  'the question waits as long as it says, a second at a time': ({ before, after }) => {
    if (!after.matches({ on: { inUse: 'confirming' } })) return true
    if (before?.matches({ on: { inUse: 'confirming' } }) !== true)
      return after.context.left === after.context.warningSeconds
    const { left } = before.context
    return after.context.left === left || after.context.left === left - 1
  },
  'input is watched from the first touch on, as long as somebody is there': (step) => {
    const { before, after } = step
    const isThere = after.matches({ on: 'inUse' })
    const comes = isThere && before?.matches({ on: 'inUse' }) !== true
    return hasCalled(step, 'watchGuest') === comes && (isThere || !isCalling(after, 'watchGuest'))
  },
  'presses are caught from the moment on at which the device is a kiosk, pictures or not': (
    step,
  ) => {
    const { before, after } = step
    const begins = after.matches('on') && before?.matches('on') !== true
    return (
      hasCalled(step, 'catchPresses') === begins &&
      (after.matches('on') || !isCalling(after, 'catchPresses'))
    )
  },
  'a guest is offered on their phone what they pressed, until they close it or have gone': ({
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
  'whoever comes back to the pictures has left nothing: pages and browser are wiped, each once': (
    step,
  ) => {
    const { before, after, did } = step
    const begins = after.matches({ on: 'wiping' }) && before?.matches({ on: 'wiping' }) !== true
    const clears = did.filter(({ type }) => type === 'clearScope').length
    return clears === (begins ? 1 : 0) && hasCalled(step, 'wipeBrowser') === begins
  },
  'nobody is shown the pictures after a guest but by a wipe': ({ before, after }) =>
    before?.matches({ on: 'inUse' }) !== true || !after.matches({ on: 'attracting' }),
  'a wipe ends, even where the browser did not answer, and is counted': ({
    before,
    event,
    after,
  }) => {
    const wasWiping = before?.matches({ on: 'wiping' }) === true
    const isOver =
      hasAnswered(event, 'wipeBrowser') ||
      hasFailed(event, 'wipeBrowser') ||
      (wasWiping && hasTimedOut(event))
    if (isOver && !after.matches({ on: 'attracting' })) return false
    const counted = after.context.wipes - (before?.context.wipes ?? 0)
    return counted === (wasWiping && !after.matches({ on: 'wiping' }) ? 1 : 0)
  },
  'no picture stays, and no wipe waits for ever': (step) => {
    const { after } = step
    if (after.matches({ on: 'attracting' })) {
      return endsWithin(step, after.context.slideSeconds * 1000)
    }
    return !after.matches({ on: 'wiping' }) || endsWithin(step, 5000)
  },
  'what is on is read again now and then, and not with every picture': ({ before, event, did }) => {
    const isDue = before?.matches({ on: 'attracting' }) === true && hasTimedOut(event, 'refresh')
    return did.filter(({ type }) => type === 'refreshPages').length === (isDue ? 1 : 0)
  },
  'the pictures follow each other, from the first': ({ before, event, after }) => {
    if (!after.matches({ on: 'attracting' })) return true
    const goesOn = before?.matches({ on: 'attracting' }) === true && !hasTimedOut(event, 'refresh')
    const first = goesOn ? before.context.slide : 0
    return after.context.slide === first + (goesOn && hasTimedOut(event, 'slide') ? 1 : 0)
  },
}
