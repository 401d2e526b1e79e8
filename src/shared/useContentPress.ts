import { useAppServices } from './AppContext'

/** Counts a press on a content item of the building, if the user consents to measuring. */
export function useContentPress(buildingUuid: string): (contentType: string) => void {
  const { consent } = useAppServices().system
  return (contentType) =>
    consent.send({
      type: 'use.measured',
      measured: {
        event: 'CONTENT_CLICKED',
        building_uuid: buildingUuid,
        properties: { content_type: contentType },
      },
    })
}
