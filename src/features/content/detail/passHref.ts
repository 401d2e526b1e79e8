/** The page of one's passes for a thing. */
export const passHref = (buildingUuid: string, contentUuid: string): string =>
  `/building/${buildingUuid}/passes/${contentUuid}`
