// By file name, because the types of these files are part of the type of every permission: manifests could not import them.
import.meta.glob("./*/permissions.ts", { eager: true });
