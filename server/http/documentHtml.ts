import { escapeHtml } from './escapeHtml'

type Parts = {
  lang: string
  dir: 'ltr' | 'rtl'
  title: string
  /** Markup of the head, in addition to what every document has. */
  head: string
  /** Markup of the page; empty if the browser renders it. */
  page: string
  /** The element with the boot data. */
  boot: string
}

/**
 * The HTML of a document. If a static host serves the app, `index.html` replaces it: both heads begin with the same
 * elements.
 */
export const documentHtml = ({ lang, dir, title, head, page, boot }: Parts): string =>
  `<!doctype html>
<html lang="${lang}" dir="${dir}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icon-180.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <title>${escapeHtml(title)}</title>
    ${head}
  </head>
  <body>
    <div id="root">${page}</div>
    ${boot}
  </body>
</html>
`
