import { directionOf, tagOf } from '@contract/locales'
import type { Reads, Renderer } from '@contract/rendering'
import type { AppFiles } from '../http/appFiles'
import { bootOf } from '../http/boot'
import type { Dependencies } from '../http/dependencies'
import { brandFonts } from '../http/document'
import type { DrawPage } from '../http/pageReader'
import { readUser } from '../services/account/users'
import { Refusal } from '../services/platform/refusal'
import { readsOf } from './reads'
import { RenderError } from './renderError'

/** How long to wait for a page's reads, in milliseconds: an operator waits longer than a tenant. */
const waitMs = 2000

export function drawPageWith(
  server: Dependencies,
  renderer: Pick<Renderer, 'render'>,
  files: Pick<AppFiles, 'styles'>,
): DrawPage {
  return async (sources, { host, href, locale, reader }) => {
    const dependencies = { ...server, ...sources }
    const { boot, font } = await bootOf(dependencies, host)
    const pending = new Set<Promise<unknown>>()
    const counted =
      (reads: Reads): Reads =>
      (path, input) => {
        const reading = reads(path, input)
        pending.add(reading)
        return reading
      }
    try {
      const page = await renderer.render({
        boot,
        href,
        agent: reader?.agent ?? '',
        locale,
        reader: reader && {
          user: await readUser(dependencies.database.connection, reader.principal.id),
          reads: counted(readsOf(dependencies, reader)),
          toggles: dependencies.flags,
        },
        client: reader?.principal.uuid ?? null,
        waitMs,
      })
      const { rendered, title, body, css, ownCss } = page
      if (rendered === null) throw new RenderError('failed', 'the page is a shell')
      return {
        lang: tagOf(rendered.locale),
        dir: directionOf(rendered.locale),
        title,
        stylesheet: files.styles,
        css: (brandFonts(boot, dependencies) ?? font).css + css + ownCss,
        body,
      }
    } catch (error) {
      if (!(error instanceof RenderError)) throw error
      dependencies.log.warn({ err: error }, 'not drawn')
      throw new Refusal('unavailable', { retryAfter: 5 })
    } finally {
      await Promise.allSettled(pending)
    }
  }
}
