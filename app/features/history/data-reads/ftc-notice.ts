/** From this number of customers on, the FTC has to be notified within 30 days (16 CFR 314.4(j)). */
export const ftcNoticeCustomers = 500;
