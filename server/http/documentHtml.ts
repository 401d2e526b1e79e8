import { escapeHtml } from './escapeHtml'

type Start = {
  lang: string
  dir: 'ltr' | 'rtl'
  /** Markup of the head, in addition to what every document has. */
  head: string
}

type Page = {
  title: string
  /** Markup of the head that depends on the page. */
  head: string
  /** Markup of the page; empty if the browser renders it. */
  page: string
}

/**
 * The beginning of a document, up to the parts of the head that depend on its page. If a static host serves the app,
 * `index.html` replaces it: both heads begin with the same elements.
 */
export const documentStart = ({ lang, dir, head }: Start): string =>
  `<!doctype html>
<html lang="${lang}" dir="${dir}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icon-180.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
    ${head}
`

/** All that the browser shows. It can do so before the end has arrived. */
export const documentPage = ({ title, head, page }: Page): string =>
  `    <title>${escapeHtml(title)}</title>
    ${head}
  </head>
  <body>
    <div id="root">${page}</div>
`

/** @param boot the element with the boot data, which are as long as the page itself */
export const documentEnd = (boot: string): string => `    ${boot}
  </body>
</html>
`
