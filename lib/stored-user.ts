import { z } from "zod";

export const storedUserResponse = z.object({
  userId: z.int(),
  userName: z.string(),
  email: z.string(),
  token: z.string().meta({ description: "Names the session; it is not its secret" }),
  phoneNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

export type StoredUser = z.infer<typeof storedUserResponse>;
