/** Where leads and applications go, and what the law asks for: an owner's to change. */
export const sensitiveOfficerFields = ["licenseNumber", "licenses", "email", "applyNowUrl"] as const;
