import { promotedContents, utilityButtons } from '@contract/content'
import * as toast from '@ui/toast/Toast.css'
import { describe, expect, test } from 'vitest'
import { onTestEnd } from '../../onTestEnd'
import { item, utility } from '../samples'
import { type Failing, faultNamed } from './faults'
import { expectSameInAnyOrder } from './orders'
import { rowNamed } from './rows/all'
import { runFailing, runLeft } from './run'

// Screens with a defect: what the suite checks after a fault must report it.

const row = rowNamed('account: save the profile')
const withoutServer = faultNamed('503')

/** The failure of the server; with it, a screen does this. */
const with503 = (breaks: () => void): Failing => ({
  ...withoutServer,
  respond: (exchange) => {
    breaks()
    return withoutServer.respond(exchange)
  },
})

const add = (place: Element | null, node: HTMLElement) => {
  place?.append(node)
  onTestEnd(() => node.remove())
}
const make = (name: 'img' | 'div', given: object) =>
  Object.assign(document.createElement(name), given)

/** Vitest itself fails at a rejection that is unhandled, also at those that a test is about. */
function ignoreRejections(): void {
  const others = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  onTestEnd(() => {
    for (const other of others) process.on('unhandledRejection', other)
  })
}

describe('a fault', () => {
  test('is reported if its screen has an image without a text', async () => {
    const breaks = () => add(document.querySelector('main'), make('img', { src: '/lamp.png' }))
    await expect(runFailing(row, with503(breaks))).rejects.toThrow(/image-alt/)
  })

  test('is reported if the focused element is hidden', async () => {
    // The app itself moves the focus from an element that is removed or disabled.
    const hide = () => {
      ;(document.activeElement as HTMLElement).style.display = 'none'
    }
    const breaks = () => setTimeout(hide, 10)
    await expect(runFailing(row, with503(breaks))).rejects.toThrow('The focus went with <')
    document.querySelector('a')?.focus()
  })

  test('is reported if the focus goes, and the element stays', async () => {
    const blur = () => (document.activeElement as HTMLElement).blur()
    const breaks = () => setTimeout(blur, 10)
    await expect(runFailing(row, with503(breaks))).rejects.toThrow(/expected <body/)
  })

  test('is reported if a promise is rejected and no one handles it', async () => {
    ignoreRejections()
    const breaks = () => void Promise.reject(new Error('no one'))
    await expect(runFailing(row, with503(breaks))).rejects.toThrow(
      'unhandled rejection Error: no one',
    )
  })

  test('is reported if a message appears on the page that the user has opened since', async () => {
    const breaks = () =>
      add(document.body, make('div', { className: toast.toast, textContent: 'Not saved' }))
    await expect(runLeft(row, with503(breaks))).rejects.toThrow('Not saved')
  })
})

test('a page that differs by the order of its answers is reported', async () => {
  const answered: string[] = []
  const effects = {
    promotedContents: async () => {
      answered.push('picnic')
      return { contents: [item({ title: `Picnic ${answered.length}` })] }
    },
    utilityButtons: async () => {
      answered.push('desk')
      return { utility_buttons: [utility({ text: `Desk ${answered.length}` })] }
    },
  }
  const scene = () => {
    answered.length = 0
    return { effects }
  }
  const broken = { ...rowNamed('home: services'), scene }
  const reads = [promotedContents, utilityButtons]
  await expect(expectSameInAnyOrder({ row: broken, reads }, 4)).rejects.toThrow(
    // The greeting follows the hour.
    /to be '(?:Good (?:morning|afternoon|evening)|Hello), Ada/,
  )
})
