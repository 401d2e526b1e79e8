import { browserDependencies } from '@app/browser/host'
import type { Endpoint } from '@contract/endpoint'
import type { AppActor } from '@machines/platform/app/system'
import { createResponseCache } from '@platform/api/responseCache'
import { vi } from 'vitest'
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { branding } from '../../machines/fixtures'
import { onTestEnd } from '../../onTestEnd'
import { type AppOptions, type RenderedApp, renderApp } from '../renderApp'
import { deployment } from '../samples'
import { type HttpServer, httpServer } from './httpServer'
import { uploadsOver } from './uploadsOver'

/** What a person does. */
export type Send = (user: RenderedApp['user']) => Promise<void>

/** A call that a screen makes. */
export type CallOfScreen = {
  name: string
  call: Endpoint
  scene: AppOptions | (() => AppOptions)
  /** Runs before the app starts, for what an earlier page load has stored. */
  store?: () => void
  /** How many calls of the same endpoint come first, and succeed. */
  earlier?: number
  /** From the opened page to the press that sends the call; null if the page sends it as it opens. */
  send: Send | null
  /** A text that shows once the call has succeeded, and not before; or whether it has. */
  done: string | RegExp | (() => boolean)
  /** What the user has typed, by the labels of the fields; no failure may lose it. */
  typed?: Record<string, string>
  /** How many parts of the page make the call, each with its own place for a failure; 1 by default. */
  parts?: number
  /** Why a failure shows nothing. */
  silent?: string
  /** Why the call shows no busy state. */
  unseen?: string
  /** Why `done` shows before the response. */
  optimistic?: string
  /** Faults after which the typed text is gone on purpose: by name, with the reason. */
  clears?: Readonly<Record<string, string>>
  /** The label of the field in which the user goes on after a failure, where nothing can be pressed yet. */
  goesOnIn?: string
  /** From the outcome of a failure back to the fields. */
  back?: Send
  /** Faults that this call does not run: by name, with the reason. */
  except?: Readonly<Record<string, string>>
}

/** The API of a browser, over `fetch`. */
const apiOver = (app: () => AppActor) =>
  browserDependencies({
    boot: {
      host: 'localhost',
      whitelabel: branding.whitelabel,
      theme: branding.theme,
      deployment,
      toggles: [],
      demo: false,
      kiosk: { hasExitPin: false },
    },
    responses: createResponseCache(null),
    report: () => undefined,
    app,
    navigate: () => undefined,
    retryPage: () => undefined,
  }).api

/** What React says where another test of the worker has rendered as the server does; no browser has both. */
const ofSharedWorker = 'Detected multiple renderers concurrently rendering'

/** Everything that went wrong behind the screens. */
function noteErrors() {
  const noted: string[] = []
  const note = (...words: unknown[]) => {
    const text = words.map(String).join(' ').slice(0, 400)
    if (!text.startsWith(ofSharedWorker)) noted.push(text)
  }
  const spies = [
    vi.spyOn(console, 'error').mockImplementation(note),
    vi.spyOn(console, 'warn').mockImplementation(note),
  ]
  const reject = (reason: unknown) => note('unhandled rejection', reason)
  process.on('unhandledRejection', reject)
  return {
    noted,
    forget: () => {
      for (const spy of spies) spy.mockRestore()
      process.off('unhandledRejection', reject)
    },
  }
}

export type Stage = RenderedApp & {
  server: HttpServer
  errors: readonly string[]
  /** Sends the events of all answers to their actors again. */
  repeatAnswers: () => void
}

/** Opens the page of a call; `prepare` receives the server before the page sends anything. */
export async function openPage(
  { scene: given, store }: CallOfScreen,
  prepare: (server: HttpServer) => void,
): Promise<Stage> {
  const { noted, forget } = noteErrors()
  store?.()
  const scene = typeof given === 'function' ? given() : given
  let server: HttpServer | undefined
  const answered: { to: AnyActorRef; event: AnyEventObject }[] = []
  const rendered = await renderApp({
    ...scene,
    signedIn: scene.signedIn ?? true,
    inspect: (step) => {
      if (step.type !== '@xstate.event' || !step.event.type.startsWith('xstate.done.actor.')) return
      answered.push({ to: step.actorRef as AnyActorRef, event: step.event })
    },
    api: (app, answers) => {
      server = httpServer(answers)
      prepare(server)
      vi.stubGlobal('fetch', server.fetch)
      vi.stubGlobal('XMLHttpRequest', uploadsOver(server.fetch))
      return apiOver(app)
    },
  })
  onTestEnd(() => {
    forget()
    vi.unstubAllGlobals()
  })
  if (server === undefined) throw new Error('The app did not create its API')
  const repeatAnswers = () => {
    for (const { to, event } of answered.splice(0)) {
      if ((to.getSnapshot() as AnyMachineSnapshot).status === 'active') to.send(event)
    }
  }
  return { ...rendered, server, errors: noted, repeatAnswers }
}
