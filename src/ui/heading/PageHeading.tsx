import { CollectorContext } from '@ui/rendering/collector'
import {
  type ComponentProps,
  createContext,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'

/** Receives the heading of the page whenever it renders. */
export const PageHeadingContext = createContext<
  (heading: HTMLHeadingElement, title: string) => void
>(() => {})

type Props = Omit<ComponentProps<'h1'>, 'children'> & {
  /** Text only, because it becomes the document's title. */
  children: string
  /** What this page shows of the thing that the heading names: it precedes the heading in the document's title. */
  aspect?: string | undefined
}

/**
 * The heading of a page or of a step: the source of the document's title, and the first target of
 * the focus.
 */
export function PageHeading({ ref, children, aspect, ...props }: Props) {
  const own = useRef<HTMLHeadingElement>(null)
  const emit = useContext(PageHeadingContext)
  const title = aspect === undefined ? children : `${aspect} · ${children}`
  useContext(CollectorContext)?.addHeading(title)
  useImperativeHandle(ref, () => own.current as HTMLHeadingElement)
  useEffect(() => {
    if (own.current !== null) emit(own.current, title)
  })
  return (
    <h1 ref={own} tabIndex={-1} {...props}>
      {children}
    </h1>
  )
}
