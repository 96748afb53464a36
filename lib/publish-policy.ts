/** Who may publish a kind of record: everyone who may write it, everyone once a second person has approved the change, or owners. */
export const publishPolicies = ["editors", "approval", "owners"] as const;
export type PublishPolicy = (typeof publishPolicies)[number];

export const isPublishPolicy = (value: unknown): value is PublishPolicy => publishPolicies.some((policy) => policy === value);
