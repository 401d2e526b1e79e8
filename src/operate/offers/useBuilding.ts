import { useParams } from '@tanstack/react-router'

/** The building in the path of a page of what it offers. */
export function useBuildingInPath(): string {
  const { building = '' }: { building?: string } = useParams({ strict: false })
  return building
}
