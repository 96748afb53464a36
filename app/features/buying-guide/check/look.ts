export const sectionHeading = "font-semibold text-heading text-teal-dark print:text-xl";
