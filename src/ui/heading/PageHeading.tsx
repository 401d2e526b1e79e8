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
export const PageHeadingContext = createContext<(heading: HTMLHeadingElement) => void>(() => {})

type Props = Omit<ComponentProps<'h1'>, 'children'> & {
  /** Text only, because it becomes the document's title. */
  children: string
}

/**
 * The heading of a page or of a step: the source of the document's title, and the first target of
 * the focus.
 */
export function PageHeading({ ref, children, ...props }: Props) {
  const own = useRef<HTMLHeadingElement>(null)
  const emit = useContext(PageHeadingContext)
  useContext(CollectorContext)?.addHeading(children)
  useImperativeHandle(ref, () => own.current as HTMLHeadingElement)
  useEffect(() => {
    if (own.current !== null) emit(own.current)
  })
  return (
    <h1 ref={own} tabIndex={-1} {...props}>
      {children}
    </h1>
  )
}
