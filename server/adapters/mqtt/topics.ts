import type { SuiteAddress } from '../../ports/suite'

/** A building and what all its topics begin with. */
export type MqttBuilding = { uuid: string; topics: string }

/** What is said under a topic of ours. */
export type TopicMessage =
  | { about: 'layout'; buildingUuid: string }
  | { about: 'state' | 'availability'; at: SuiteAddress }

/** All that a building tells. */
export const subscribedTopics = ({ topics }: MqttBuilding): string[] => [
  `${topics}/layout`,
  `${topics}/+/+/state`,
  `${topics}/+/+/availability`,
]

/** The topic under which a suite accepts commands. */
export function commandTopic(
  { topics }: MqttBuilding,
  { floorId, suiteId }: SuiteAddress,
  what: 'temperature' | 'lighting',
): string {
  return `${topics}/${floorId}/${suiteId}/set/${what}`
}

/** What a message is about; null for what is none of ours. */
export function parseTopic(topic: string, buildings: readonly MqttBuilding[]): TopicMessage | null {
  const building = buildings.find(({ topics }) => topic.startsWith(`${topics}/`))
  if (building === undefined) return null
  const { uuid: buildingUuid, topics } = building
  const [floorId = '', suiteId = '', about, ...rest] = topic.slice(topics.length + 1).split('/')
  if (floorId === 'layout' && suiteId === '') return { about: 'layout', buildingUuid }
  if (rest.length > 0 || (about !== 'state' && about !== 'availability')) return null
  return { about, at: { buildingUuid, floorId, suiteId } }
}
