import { virtual } from '@guidepup/virtual-screen-reader'
import { act } from '@testing-library/react'
import { announce } from '@ui/announcer/announcer'
import { expect, vi } from 'vitest'
import { onTestEnd } from '../onTestEnd'
import { turns } from '../turns'
import { expectFocusPreserved } from './watchFocus'

/** More steps than the longest page of a test has. */
const maxSteps = 300

const isAnnouncement = (phrase: string) => /^(polite|assertive): /.test(phrase)
/** What the virtual screen reader says and others do not. */
const isNoise = (phrase: string) => phrase === 'paragraph' || phrase.startsWith('end of ')

/** Announcements, which stay in their live region for a few seconds, and closed popovers, which jsdom does not hide. */
const skipped = '[data-announcer], [popover]:not([style*="display: block"])'
const isSkipped = (node: Node | null) =>
  (node instanceof Element ? node : node?.parentElement)?.closest(skipped) != null

/** Focus and announcements have timers of their own, so their order to each other is left to chance. */
const focusFirst = (phrases: readonly string[]) => [
  ...phrases.filter((phrase) => !isAnnouncement(phrase)),
  ...phrases.filter(isAnnouncement),
]

/** Role and name of a phrase; a password field has no role. */
const labelOf = (phrase: string) => /^[a-z]+, [^,]+|^[^,]+/.exec(phrase)?.[0] ?? phrase

/** What the user can reach: the top dialog, or the content of the page. */
function scope(): Element {
  const top =
    [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main')
  if (top === null) throw new Error('The page has neither a dialog nor a main landmark')
  return top
}

/**
 * Opens a virtual screen reader on the page. Its user sees nothing: they move from phrase to phrase and press what they
 * hear. A phrase is role, name, description and state, as in `button, Next, disabled`; an announcement begins with its
 * urgency.
 */
export async function startReader() {
  /** Spoken since the last `expectSpoken`, other than in answer to `read` and `find`. */
  const unchecked: string[] = []
  /** Takes what has been spoken, whatever kind of space the words have between them. */
  const take = async () => {
    const log = await virtual.spokenPhraseLog()
    const phrases = log.map((phrase) => phrase.replaceAll(/\s+/g, ' '))
    await virtual.clearSpokenPhraseLog()
    return phrases
  }
  const receive = (phrases: string[]) => {
    for (const phrase of phrases) {
      // The focus may move twice, to two elements that sound alike.
      const isRepeated = phrase === unchecked.findLast((spoken) => !isAnnouncement(spoken))
      if (isAnnouncement(phrase) || !isRepeated) unchecked.push(phrase)
    }
  }
  const listen = async () => receive(await take())
  /** Moves the cursor by one phrase, and returns that. */
  const next = async () => {
    await virtual.next()
    const phrases = await take()
    const phrase = phrases.findLast((spoken) => !isAnnouncement(spoken)) ?? ''
    receive(phrases.filter(isAnnouncement))
    return phrase
  }
  /** Moves the cursor until a phrase fits. */
  const moveTo = async (fits: (phrase: string) => boolean, what: string) => {
    await listen()
    const passed: string[] = []
    for (let step = 0; step < maxSteps; step += 1) {
      const phrase = await next()
      if (fits(phrase)) return
      passed.push(phrase)
    }
    throw new Error(
      `The screen reader never says “${what}”, only:\n${[...new Set(passed)].join('\n')}`,
    )
  }
  const find = (phrase: string) => moveTo((spoken) => spoken === phrase, phrase)
  /** Ends an action at the phrase, whose own changes the user knows. */
  const done = async (phrase: string) => {
    await expectFocusPreserved()
    const known = labelOf(phrase)
    receive((await take()).filter((spoken) => !spoken.startsWith(known)))
  }

  const expectSpoken = async (...phrases: string[]) => {
    await vi.waitFor(
      async () => {
        await act(listen)
        expect(focusFirst(unchecked)).toEqual(focusFirst(phrases))
      },
      { timeout: 10_000, interval: 20 },
    )
    unchecked.length = 0
  }

  await virtual.start({ container: document.body })
  await virtual.clearSpokenPhraseLog()
  onTestEnd(() => virtual.stop())
  return {
    /** Reads the top dialog or the page's content from top to bottom. */
    read: async () => {
      const all = scope()
      await moveTo(
        (phrase) => virtual.activeNode === all && !phrase.startsWith('end of '),
        all.tagName.toLowerCase(),
      )
      const phrases: string[] = []
      while (phrases.length < maxSteps) {
        const phrase = await next()
        if (virtual.activeNode === all) break
        if (!isSkipped(virtual.activeNode)) phrases.push(phrase)
      }
      return phrases.filter((phrase) => !isNoise(phrase))
    },
    /** Moves to the phrase and presses it. */
    press: async (phrase: string) => {
      await find(phrase)
      await virtual.act()
      await done(phrase)
    },
    /** Moves to the phrase and types there; `{Enter}` is a key. */
    type: async (phrase: string, text: string) => {
      await find(phrase)
      await virtual.type(text)
      await done(phrase)
    },
    /** Fails unless exactly these phrases were spoken since the last call, focus and announcements each in this order. */
    expectSpoken,
    /** Fails if anything is spoken before what is announced next. */
    expectSilence: async () => {
      await act(() => turns())
      announce('The end of the silence')
      await expectSpoken('polite: The end of the silence')
    },
  }
}
