import type { SuiteAddress } from '../../ports/suite'

/** A building and the prefix of all its topics. */
export type MqttBuilding = { uuid: string; topics: string }

/** The parsed message of a topic. */
export type TopicMessage =
  | { about: 'layout'; buildingUuid: string }
  | { about: 'state' | 'availability'; at: SuiteAddress }

/** All topics of a building. */
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

/** The subject of a message; null for a topic that is not ours. */
export function parseTopic(topic: string, buildings: readonly MqttBuilding[]): TopicMessage | null {
  const building = buildings.find(({ topics }) => topic.startsWith(`${topics}/`))
  if (building === undefined) return null
  const { uuid: buildingUuid, topics } = building
  const [floorId = '', suiteId = '', about, ...rest] = topic.slice(topics.length + 1).split('/')
  if (floorId === 'layout' && suiteId === '') return { about: 'layout', buildingUuid }
  if (rest.length > 0 || (about !== 'state' && about !== 'availability')) return null
  return { about, at: { buildingUuid, floorId, suiteId } }
}
