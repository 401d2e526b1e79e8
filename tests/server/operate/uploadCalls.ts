import { readFile } from 'node:fs/promises'
import { uploads } from '@server/db/schema'
import { prune } from '@server/services/platform/prune'
import sharp from 'sharp'
import * as v from 'valibot'
import { beforeEach } from 'vitest'
import { aWhitelabel } from '../builders/buildings'
import { anOperator } from '../builders/operators'
import { read, readProblem } from '../platform/reading'
import { withWorld } from '../withWorld'
import type { Answer } from '../world'
import { operateCalls } from './operateCalls'

export const aSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10H0z"/></svg>'

/** The form of an upload. The name and the type that it states are those of no allowed file. */
export function uploadForm(
  content: string | Uint8Array,
  fields: Record<string, string> = { kind: 'logo' },
  name = 'file.exe',
): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  form.append('file', new File([Uint8Array.from(bytes)], name, { type: 'text/html' }))
  return form
}

type Format = 'jpeg' | 'png' | 'webp'

export async function aPicture(format: Format, width = 64, height = 40): Promise<Uint8Array> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#12484c' } })
  return new Uint8Array(await picture.toFormat(format).toBuffer())
}

const uploaded = v.object({ data: v.object({ url: v.string(), family: v.nullable(v.string()) }) })
/** What a reply says about the uploaded file. */
export const uploadIn = (answer: Answer) => read(uploaded, answer.body).data
/** The invalid fields of a refusal, each with its reason. */
export const reasonsOf = (answer: Answer): string =>
  (readProblem(answer).errors ?? []).map(({ path, code }) => `${path} ${code}`).join()

export const figtree = () =>
  readFile(new URL('../../../config/brands/leaseline/figtree-latin.woff2', import.meta.url))

/** A world with an operator and a brand, a new one for each test of the calling file. */
export function withUploads() {
  const world = withWorld()
  let token: string
  let brand: string
  let operator: Awaited<ReturnType<typeof anOperator>>
  const signIn = async (who: typeof operator) => {
    token = await operateCalls(world).signIn(who)
  }
  const call = (...[method, to, sent]: Parameters<ReturnType<typeof operateCalls>['call']>) =>
    operateCalls(world).call(method, to, { token, ...sent })
  beforeEach(async () => {
    operator = await anOperator(world)
    await signIn(operator)
    brand = `whitelabels/${(await aWhitelabel(world)).uuid}`
  })
  return {
    world,
    /** The path of the brand. */
    brand: () => brand,
    signIn,
    call,
    /** Uploads a file for the brand. */
    upload: (content: string | Uint8Array, kind = 'logo') =>
      call('POST', `${brand}/uploads`, { form: uploadForm(content, { kind }) }),
    fetched: (url: string) => world.request('GET', url),
    stored: () => world.database.connection.$count(uploads),
    /** The session ends meanwhile, so the operator signs in again. */
    hoursLater: async (hours: number) => {
      world.clock.now = new Date(world.clock.now.getTime() + hours * 3_600_000)
      await prune(world.database.connection, world.clock.now, world.files)
      await signIn(operator)
    },
  }
}
