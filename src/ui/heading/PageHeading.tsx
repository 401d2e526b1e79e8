import { CollectorContext } from '@ui/rendering/collector'
import {
  type ComponentProps,
  createContext,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'

/** Is told of the heading of the page, whenever that is drawn. */
export const PageHeadingContext = createContext<(heading: HTMLHeadingElement) => void>(() => {})

type Props = Omit<ComponentProps<'h1'>, 'children'> & {
  /** Text alone: the title of the document cannot have elements. */
  children: string
}

/** The one heading of a page or of a step: it gives the document its title, and the focus begins there. */
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
