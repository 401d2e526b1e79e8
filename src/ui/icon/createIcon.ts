import { createElement, type SVGProps } from 'react'

/** The drawing of an icon as `lucide-react` ships it. */
type IconData = { node: [tag: string, attributes: Record<string, string>][] }
type Props = SVGProps<SVGSVGElement> & { size?: number }

/**
 * Replaces Lucide's `createLucideIcon` (see `vite.config.ts`): the same drawing without contexts,
 * names and color settings, which are unused and add a kilobyte to every screen.
 */
export default function createIcon({ node }: IconData) {
  return function Icon({ size = 24, strokeWidth = 2, ...rest }: Props) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      node.map(([tag, { key, ...attributes }]) => createElement(tag, { key, ...attributes })),
    )
  }
}
