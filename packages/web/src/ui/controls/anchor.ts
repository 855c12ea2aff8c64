import "@mantine/core/styles/Text.layer.css";
import "@mantine/core/styles/Anchor.layer.css";

export { Anchor } from "@mantine/core";
