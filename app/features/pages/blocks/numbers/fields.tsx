import type { BlockFields } from "#app/features/pages/blocks/block-fields.ts";
import { SourceFields } from "#app/features/pages/blocks/source-fields.tsx";

export const Fields: BlockFields = SourceFields;
