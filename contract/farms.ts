import * as v from 'valibot'

/**
 * A server on which developers try the app. `url` is its API's address, such as
 * `https://one.farm.example/api`.
 */
export const farm = v.object({
  description: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  url: v.pipe(v.string(), v.maxLength(500)),
})

/** The reply of the list service, which is not one of our endpoints. */
export const farmList = v.object({ data: v.pipe(v.array(farm), v.maxLength(500)) })

export type Farm = v.InferOutput<typeof farm>
