export const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`

const xhtml = 'xmlns:h="http://www.w3.org/1999/xhtml"'
/** Content that loads or runs something where a copy of the drawing is opened as a page. */
export const foreignDrawings: [string, string][] = [
  ...[
    '<h:meta http-equiv="refresh" content="0;url=https://evil.example/"/>',
    '<h:img srcset="https://evil.example/a.png 1x"/>',
    '<h:picture><h:source srcset="https://evil.example/a.png"/></h:picture>',
    '<h:table background="https://evil.example/a.png"/>',
    '<h:body background="https://evil.example/a.png"/>',
    '<h:button formaction="javascript:alert(1)"/>',
    '<h:form action="https://evil.example/"/>',
    '<h:link rel="stylesheet" href="https://evil.example/a.css"/>',
    '<h:base href="https://evil.example/"/>',
  ].map((element): [string, string] => [element, svg(element, xhtml)]),
  ...[
    'image-set("https://evil.example/a.png" 1x)',
    '-webkit-image-set("https://evil.example/a.png" 1x)',
    'image("https://evil.example/a.png")',
    'src("https://evil.example/a.png")',
    'IMAGE-SET("https://evil.example/a.png" 1x)',
    'url("https://evil.example/a.png")',
    'url(#a) url(//evil.example/a.png)',
    'url(data:image/svg+xml;base64,AA==)',
    'expression(alert(1))',
  ].flatMap((style): [string, string][] => [
    [`${style} in a style sheet`, svg(`<style>.a{background:${style}}</style>`)],
    [`${style} in a style`, svg(`<path style='background:${style}'/>`)],
    [`${style} in an attribute`, svg(`<path fill='${style}'/>`)],
    [`${style} in an animation`, svg(`<path><set attributeName="fill" to='${style}'/></path>`)],
  ]),
  ['a font', svg('<style>@font-face{font-family:a;src:url(https://evil.example/a)}</style>')],
  ['a namespace rule', svg('<style>@namespace "https://evil.example/"</style>')],
  ['an unknown attribute', svg('<path srcset="https://evil.example/a.png 1x"/>')],
  ['an attribute of HTML', svg('<g formaction="javascript:alert(1)"/>')],
  ['a base', svg('<g xml:base="https://evil.example/"/>')],
  ['an element of no namespace', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><img/></s:svg>'],
  ['MathML', svg('<maction xmlns="http://www.w3.org/1998/Math/MathML"/>')],
  ['an element of an unknown namespace', svg('<a xmlns="https://evil.example/"/>')],
  [
    'a handler on an element of an editor',
    svg('<i:a xmlns:i="http://www.inkscape.org/namespaces/inkscape" onclick="alert(1)"/>'),
  ],
  ['an animated handler', svg('<set attributeName="onclick" to="alert(1)"/>')],
  ['an animated style', svg('<set attributeName="style" to="fill:red"/>')],
]

const blanks = ' '.repeat(490_000)
/** Content that keeps a parser or a check busy, each at the size limit of a logo, and why it is refused. */
export const busyDrawings: [string, string, string][] = [
  ['blanks in a reference of a style', svg(`<style>*{fill:url(${blanks}#a)}</style>`), 'ok'],
  ['blanks in a reference', svg(`<path fill="url(${blanks}#a)"/>`), 'ok'],
  ['blanks in references', svg(`<style>${'url(          '.repeat(30_000)}</style>`), 'active'],
  ['open references', svg(`<style>${'url(#'.repeat(90_000)}</style>`), 'too_complex'],
  ['words in a style', svg(`<style>${'a'.repeat(490_000)}</style>`), 'ok'],
  ['rules without names', svg(`<style>${'@'.repeat(490_000)}</style>`), 'active'],
  [
    'attributes of one element',
    svg(`<g ${Array.from({ length: 40_000 }, (_, at) => `a${at}="a"`).join(' ')}/>`),
    'too_complex',
  ],
  [
    'elements with attributes',
    svg(`<g ${Array.from({ length: 99 }, (_, at) => `data-${at}=""`).join(' ')}/>`.repeat(400)),
    'ok',
  ],
  [
    'uses in many groups',
    svg(
      `${Array.from({ length: 90 }, (_, at) => `<g id="a${at}">`).join('')}${'<use href="#b"/>'.repeat(15_000)}${'</g>'.repeat(90)}`,
    ),
    'too_complex',
  ],
  ['an endless declaration', `<?xml${' encoding'.repeat(50_000)}?>${svg('')}`, 'ok'],
  ['an open comment', svg('<!--'.repeat(100_000)), 'too_complex'],
]
