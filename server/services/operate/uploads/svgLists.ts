export const svgNamespace = 'http://www.w3.org/2000/svg'

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Elements that draw, or that describe what is drawn. None of them runs anything or shows another document. */
export const svgElements = words(`
  a altGlyph altGlyphDef altGlyphItem animate animateColor animateMotion animateTransform circle clipPath defs desc
  ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter flowPara flowRegion
  flowRoot flowSpan font font-face g glyph glyphRef hkern image line linearGradient marker mask mesh meshgradient
  meshpatch meshrow metadata missing-glyph mpath path pattern polygon polyline radialGradient rect set solidcolor stop
  style svg switch symbol text textPath title tref tspan use view vkern
`)

/** Attributes whose value is text or a name for the author, not a style. */
export const textAttributes = words('class id lang name role systemLanguage')

/** Attributes of these elements, without those that refer to something. */
export const svgAttributes = words(`
  ${[...textAttributes].join(' ')}
  accent-height accumulate additive alignment-baseline alphabetic amplitude arabic-form ascent attributeName
  attributeType azimuth baseFrequency baseline-shift baseProfile bbox begin bias by calcMode cap-height clip clip-path
  clip-rule clipPathUnits color color-interpolation color-interpolation-filters color-profile color-rendering
  contentStyleType cx cy d descent diffuseConstant direction display divisor dominant-baseline dur dx dy edgeMode
  elevation enable-background end exponent fill fill-opacity fill-rule filter filterRes filterUnits flood-color
  flood-opacity font-family font-feature-settings font-kerning font-size font-size-adjust font-stretch font-style
  font-variant font-variant-caps font-variant-ligatures font-variant-numeric font-variation-settings font-weight from fr
  fx fy g1 g2 glyph-name glyphRef gradientTransform gradientUnits height horiz-adv-x horiz-origin-x image-rendering
  in in2 inline-size intercept isolation k k1 k2 k3 k4 kernelMatrix kernelUnitLength kerning keyPoints keySplines
  keyTimes lengthAdjust letter-spacing lighting-color limitingConeAngle line-height marker marker-end marker-mid
  marker-start markerHeight markerUnits markerWidth mask mask-type maskContentUnits maskUnits max media method min
  mix-blend-mode mode numOctaves offset opacity operator order orient orientation origin overflow overline-position
  overline-thickness paint-order panose-1 path pathLength patternContentUnits patternTransform patternUnits
  pointer-events points pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r radius refX
  refY rel repeatCount repeatDur requiredFeatures restart result rotate rx ry scale seed shape-inside shape-padding
  shape-rendering side slope solid-color solid-opacity spacing specularConstant specularExponent spreadMethod
  startOffset stdDeviation stemh stemv stitchTiles stop-color stop-opacity strikethrough-position
  strikethrough-thickness stroke stroke-alignment stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width style surfaceScale tabindex tableValues target targetX targetY
  text-align text-anchor text-decoration text-decoration-color text-decoration-line text-decoration-style text-indent
  text-orientation text-overflow text-rendering textLength to transform transform-box transform-origin type u1 u2
  underline-position underline-thickness unicode unicode-bidi unicode-range units-per-em values vector-effect version
  vert-adv-y vert-origin-x vert-origin-y viewBox viewTarget visibility white-space width word-spacing writing-mode
  x x-height x1 x2 xChannelSelector y y1 y2 yChannelSelector z zoomAndPan
`)

export const xlinkAttributes = words('actuate arcrole href label role show title type')
export const xmlAttributes = words('id lang space')

/** Where drawing programs store their own data. Browsers do not know these elements and attributes, and ignore them. */
export const editorNamespaces = [
  'http://creativecommons.org/ns#',
  'http://ns.adobe.com/',
  'http://purl.org/dc/',
  'http://schemas.microsoft.com/visio/',
  'http://sodipodi.sourceforge.net/',
  'http://web.resource.org/cc/',
  'http://www.bohemiancoding.com/sketch/',
  'http://www.corel.com/',
  'http://www.inkscape.org/namespaces/',
  'http://www.serif.com/',
  'http://www.vectornator.io',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'https://boxy-svg.com',
  'https://www.figma.com/',
]

/** The functions of a style. Of those that load something, only `url` can stay within the drawing. */
export const styleFunctions = words(`
  url var env calc min max clamp rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix icc-color
  matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d rotate
  rotatex rotatey rotatez rotate3d skew skewx skewy perspective
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
  circle ellipse inset path polygon rect cubic-bezier steps linear
  is not where has lang nth-child nth-last-child nth-of-type nth-last-of-type and or
`)
export const styleRules = words('charset media keyframes -webkit-keyframes supports layer')
