import type { DrawnPage } from '@contract/operate/openings'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * The document of a frame that shows a page of the tenants. It has no scripts, and nothing in it can be pressed.
 *
 * @param nonce that of the console's own document, whose content policy the frame has, too
 */
export const drawnDocument = (
  { lang, dir, title, stylesheet, css, body }: DrawnPage,
  nonce: string,
): string => `<!doctype html>
<html lang="${escaped(lang)}" dir="${dir}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <title>${escaped(title)}</title>
    <link rel="stylesheet" href="${escaped(stylesheet)}" />
    <style nonce="${escaped(nonce)}">${css.replaceAll('</', '<\\/')}html{scrollbar-width:none}noscript{display:none}</style>
  </head>
  <body>
    <div id="root" inert>${body}</div>
  </body>
</html>
`

/** The nonce of the console's document. */
export const pageNonce = (): string => document.getElementById('boot')?.nonce ?? ''
