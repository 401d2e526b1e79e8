export const floorsPath = '/building/$buildingUuid/smart-building'
export const suitesPath = `${floorsPath}/floors/$floorId/suites` as const
export const controlPath = `${suitesPath}/$suiteId/control` as const
